import { Status } from '@verdict/judge/protocol/status.ts';

/** A program for the demo problem "aplusb" that can be told from all others, and the verdict it must get. */
export interface MarkedProgram {
  /** Stands in its code. */
  readonly mark: string;
  readonly code: string;
  readonly expected: number;
}

/** Each case keeps the processor busy for a moment, so that there is a middle of a run to be killed in. */
const BODIES = [
  { expected: Status.ACCEPTED, body: 'int main(void){long long a,b;for(volatile int i=0;i<15000000;i++);scanf("%lld%lld",&a,&b);printf("%lld\\n",a+b);return 0;}' },
  { expected: Status.WRONG_ANSWER, body: 'int main(void){int a,b;for(volatile int i=0;i<15000000;i++);scanf("%d%d",&a,&b);printf("%d\\n",a+b);return 0;}' },
  { expected: Status.COMPILE_ERROR, body: 'int main(void){return nothing_of_this_name;}' },
  { expected: Status.ACCEPTED, body: 'int main(void){long long a,b;scanf("%lld%lld",&a,&b);printf("%lld\\n",a+b);return 0;}' },
] as const;

/** The n-th program, in C. */
export function markedProgram(number: number): MarkedProgram {
  const { expected, body } = BODIES[number % BODIES.length] ?? BODIES[0];
  const mark = `mark-${number};`;
  return { mark, expected, code: `/* ${mark} */\n#include <stdio.h>\n${body}\n` };
}
