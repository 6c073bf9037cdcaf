/** Requests about whom we hear and meet. */
import type { Bind, TalkInfo, TalkReport, Whom } from "../../generated/messages";
import { request } from "../../lib/api";

export const talkApi = {
  info: () => request<TalkInfo>("GET", "/talk"),
  deaf: (deaf: boolean) => request<TalkInfo>("PUT", "/talk/deaf", { deaf }),
  bind: (kind: Bind["kind"], whom: Whom) => request<TalkInfo>("POST", "/talk/people", { kind, whom } satisfies Bind),
  release: (id: string) => request<TalkInfo>("DELETE", `/talk/people/${encodeURIComponent(id)}`, {}),
  report: (report: TalkReport) => request<TalkInfo>("POST", "/talk/reports", report),
};
