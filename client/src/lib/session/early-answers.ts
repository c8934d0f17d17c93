import { localeStore } from '../preferences/locale-store.ts';

/** An answer that `public/before-paint.js` asked for. */
interface EarlyAnswer {
  readonly answer: Promise<Response>;
  readonly token: string | null;
  readonly language: string;
}

declare global {
  interface Window {
    /** What was asked for before the scripts of the page were there. */
    earlyAnswers?: { readonly since: number; readonly byQuestion: Record<string, EarlyAnswer> };
  }
}

/** Later, an answer may be out of date. In ms. */
const freshMs = 10_000;

/** Takes the answer to a question that was asked before the page's scripts were there, once; null: there is none. */
export function takeEarly(body: RequestInit['body'], token: string | null): Promise<Response> | null {
  const early = window.earlyAnswers;
  if (early === undefined || typeof body !== 'string') return null;
  const question = body.slice(0, body.indexOf(',"query"'));
  const found = early.byQuestion[question];
  if (found === undefined) return null;
  delete early.byQuestion[question];
  const isOurs = found.token === token && found.language === localeStore.get();
  return isOurs && performance.now() - early.since < freshMs ? found.answer : null;
}
