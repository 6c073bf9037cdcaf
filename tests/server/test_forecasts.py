"""The forecast of the demon king's turn over HTTP."""

from machine import House
from server.people import Person


def test_a_forecast_tells_of_every_hero_whose_card_can_be_next(house: House) -> None:
    person = Person(house.url)
    chair = person.open(person.create("me", game="hunters", king="gloomsoil"))
    view = chair.table["view"]

    told = person.http.get(f"/api/tables/{chair.table['table']}/forecast").json()

    assert told["cards"] == view["fate"]["deck_count"]
    assert told["fate"] == view["fate"]["deck"]
    coming = [one["hero"] for one in told["coming"]]
    assert coming == [card.removeprefix("int:") for card in view["fate"]["deck"] if card.startswith("int:")]
    assert all(len(one["path"]) <= view["demon"]["move"] for one in told["coming"])
    assert all(one["start"] == view["demon"]["pos"] for one in told["coming"])


def test_concealed_hands_stay_hidden_from_who_watches(house: House) -> None:
    person = Person(house.url)
    chair = person.open(person.create("me", game="hunters", hands="concealed"))

    watched = Person(house.url).http.get(f"/api/tables/{chair.table['table']}/forecast").json()

    assert all(not one["cards"] for coming in watched["coming"] for one in coming["struck"])


def test_only_hunters_in_play_has_a_forecast(house: House) -> None:
    person = Person(house.url)
    aras = person.create("me", 1)
    waiting = person.create("me", "open", game="hunters")

    refused = person.http.get(f"/api/tables/{aras}/forecast")
    assert refused.status_code == 404
    assert "aras has no forecast" in refused.json()["detail"]
    assert person.http.get(f"/api/tables/{waiting}/forecast").json() is None
