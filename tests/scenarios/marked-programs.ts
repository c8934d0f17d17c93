import { Status } from '@verdict/judge/protocol/status.ts';

/** A program for the problem of the storm that can be told from all others, and the verdict it must get. */
export interface MarkedProgram {
  /** Stands in its code. */
  readonly mark: string;
  readonly languageKey: string;
  readonly code: string;
  /** Status code. */
  readonly expected: number;
}

interface Body {
  readonly languageKey: 'c' | 'python3';
  readonly body: string;
  readonly expected: number;
}

const c = (statements: string): string =>
  `#include <stdio.h>\nint main(void){long long a,b;scanf("%lld%lld",&a,&b);${statements}return 0;}\n`;

/** Some keep the processor busy for a moment, so that there is a middle of a run to be killed in. */
const bodies: readonly [Body, ...Body[]] = [
  { languageKey: 'c', expected: Status.ACCEPTED, body: c('printf("%lld\\n",a+b);') },
  { languageKey: 'python3', expected: Status.ACCEPTED, body: 'print(sum(map(int, input().split())))\n' },
  {
    languageKey: 'c',
    expected: Status.ACCEPTED,
    body: c('for(volatile int i=0;i<30000000;i++);printf("%lld\\n",a+b);'),
  },
  { languageKey: 'c', expected: Status.COMPILE_ERROR, body: 'int main(void){return nothing_of_this_name;}\n' },
  { languageKey: 'python3', expected: Status.WRONG_ANSWER, body: 'print(0)\n' },
  { languageKey: 'c', expected: Status.WRONG_ANSWER, body: c('printf("%d\\n",(int)(a+b));') },
  { languageKey: 'python3', expected: Status.RUNTIME_ERROR, body: 'raise SystemExit(3)\n' },
];
/** Takes its whole time limit, so it is rare. */
const tooSlow: Body = {
  languageKey: 'c',
  expected: Status.TIME_LIMIT_EXCEEDED,
  body: 'int main(void){for(volatile int i=0;;i++);}\n',
};
const tooSlowEvery = 24;

/** The n-th program. */
export function markedProgram(number: number): MarkedProgram {
  const { languageKey, body, expected } =
    number % tooSlowEvery === tooSlowEvery - 1 ? tooSlow : (bodies[number % bodies.length] ?? bodies[0]);
  const mark = `mark-${number};`;
  return { mark, languageKey, expected, code: `${languageKey === 'c' ? '//' : '#'} ${mark}\n${body}` };
}

/** The mark in a code. */
export function markOf(code: string): string {
  return /mark-\d+;/.exec(code)?.[0] ?? 'unmarked';
}

/** Keeps the processor busy for more than half a second in each case, well within the limit of its language. */
export const longProgram =
  'import time\na, b = map(int, input().split())\nwhile time.process_time() < 0.6: pass\nprint(a + b)\n';

/** Takes almost all the time there is on the wall, and none of the processor's. */
export const sleepingProgram = 'import time\ntime.sleep(3)\nprint(sum(map(int, input().split())))\n';
