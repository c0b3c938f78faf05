import { useEffect, useMemo, useSyncExternalStore } from "react";
import { isDate, localDay } from "./recovery-dates.ts";

/** What the visitor has told: the day of the operation in ISO 8601, and who had it. */
export interface Plan {
  day?: string;
  who?: "child" | "me";
}

/**
 * The plan in a fragment such as #day=2026-11-20&who=child, which browsers never send and bookmarks include. Any other
 * fragment is an anchor, and leaves an empty plan.
 */
export function planIn(fragment: string): Plan {
  const told = new URLSearchParams(fragment.replace(/^#/, ""));
  const day = told.get("day") ?? "";
  const who = told.get("who");
  return {
    ...(isDate(day) && { day }),
    ...((who === "child" || who === "me") && { who }),
  };
}

/** The fragment of a plan; empty where nothing is told. */
export function fragmentOf({ day, who }: Plan): string {
  const told = [day && `day=${day}`, who && `who=${who}`].filter(Boolean);
  return told.length === 0 ? "" : `#${told.join("&")}`;
}

/** Several islands of a page show the same plan: this tells them of a change by one of them. */
const changed = "recovery-plan";
/** Also a page that stayed open overnight, or is back from the cache. */
const events = [changed, "hashchange", "visibilitychange", "pageshow"];

function subscribe(update: () => void): () => void {
  for (const type of events) addEventListener(type, update);
  return () => {
    for (const type of events) removeEventListener(type, update);
  };
}

/** What the visitor has told, and today in ISO 8601. On the server nothing is told, and today is unknown. */
export function usePlan(): Plan & { today: string } {
  const state = useSyncExternalStore(
    subscribe,
    () => `${localDay(new Date())}${location.hash}`,
    () => "",
  );
  return useMemo(() => ({ today: state.slice(0, 10), ...planIn(state.slice(10)) }), [state]);
}

/** Keeps what the visitor tells in the address of the page, and nowhere else. */
export function tell(change: Plan): void {
  const { day, who } = { ...planIn(location.hash), ...change };
  const fragment = fragmentOf({ ...(day && { day }), ...(who && { who }) });
  history.replaceState(history.state, "", `${location.pathname}${location.search}${fragment}`);
  dispatchEvent(new Event(changed));
}

/** Links within the page lead to their part, and leave the plan in the address. */
export function useKeptPlan(): void {
  useEffect(() => {
    function follow(event: MouseEvent): void {
      const link =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#"]');
      const target = link && document.getElementById(link.hash.slice(1));
      if (!target || fragmentOf(planIn(location.hash)) === "") return;
      event.preventDefault();
      target.scrollIntoView();
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    }
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, []);
}
