/** Folders of `prisma/demo/problems`, from easy to hard: they get their numbers in this order. */
export const demoProblems = [
  'aplusb',
  'hourglass',
  'raffle',
  'windows',
  'ropes',
  'sprinklers',
  'shovel',
  'nightbus',
  'choir',
  'dressing',
  'lighthouse',
  'festival',
  'bookshelf',
] as const;

/** A program of a jury that the demo's student submits. */
export interface DemoSubmission {
  readonly problem: (typeof demoProblems)[number];
  readonly languageKey: string;
  /** Path below the package's `submissions/`. */
  readonly file: string;
}

/** What the student submitted, oldest first: the ups and downs of a first week. */
export const demoSubmissions: readonly DemoSubmission[] = [
  { problem: 'aplusb', languageKey: 'c', file: 'wrong_answer/no_semicolon.c' },
  { problem: 'aplusb', languageKey: 'cpp', file: 'wrong_answer/int32.cpp' },
  { problem: 'aplusb', languageKey: 'cpp', file: 'accepted/sum.cpp' },
  { problem: 'hourglass', languageKey: 'python3', file: 'wrong_answer/padded.py' },
  { problem: 'hourglass', languageKey: 'python3', file: 'accepted/rows.py' },
  { problem: 'raffle', languageKey: 'cpp', file: 'time_limit_exceeded/selection_sort.cpp' },
  { problem: 'raffle', languageKey: 'python3', file: 'accepted/hash_set.py' },
  { problem: 'windows', languageKey: 'python3', file: 'run_time_error/no_letters.py' },
  { problem: 'choir', languageKey: 'cpp', file: 'accepted/low_high.cpp' },
  { problem: 'lighthouse', languageKey: 'cpp', file: 'wrong_answer/one_by_one.cpp' },
  { problem: 'bookshelf', languageKey: 'cpp', file: 'partially_accepted/int32.cpp' },
  { problem: 'festival', languageKey: 'cpp', file: 'accepted/minutes.cpp' },
];
