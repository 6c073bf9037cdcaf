"""Names and texts of packs over HTTP."""

from machine import House
from sanjie import packs
from server.people import Person


def test_a_pack_is_served_by_its_digest_with_names_in_both_languages(house: House) -> None:
    http = Person(house.url).http
    digest = packs.standard("guixi").digest

    answer = http.get(f"/api/content/guixi/{digest}")

    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "public, max-age=86400"
    body = answer.json()
    assert (body["game"], body["digest"]) == ("guixi", digest)
    ward = next(entry for entry in body["data"]["basic"] if entry["id"] == "ward")
    assert (ward["zh"], ward["en"], ward["timing"]) == ("護身符", "Guardian Charm", "before")
    assert "meta" not in body["data"]
    assert body["rules"]["en"]["unmask"] == (
        "Own day phase. Target: another player. Secretly look at the identity card of the chosen player."
        " The chosen player draws 1 card."
    )
    assert body["rules"]["zh-Hant"]["zhang_2"] == "被動：你主持驅鬼時投票結果+1。"
    assert body["rules"]["en"]["hanged_b"].startswith("Possesses: the current player. Dispel: 2 blue.")


def test_the_pack_that_comes_with_a_game_has_a_name_of_its_own(house: House) -> None:
    http = Person(house.url).http

    body = http.get("/api/content/hunters/standard").json()

    assert body["digest"] == packs.standard("hunters").digest
    assert {hero["id"]: hero["zh"] for hero in body["data"]["heroes"]}["scout"] == "斥候"
    assert body["rules"] == {"en": {}, "zh-Hant": {}}


def test_what_is_no_pack_of_that_game_is_refused(house: House) -> None:
    http = Person(house.url).http
    other = packs.standard("hunters").digest

    for path in ("aras/standard", "guixi/0123456789abcdef", f"guixi/{other}", "nothing/standard"):
        answer = http.get(f"/api/content/{path}")
        assert (answer.status_code, answer.json()["name"]) == (404, "not-found"), path
