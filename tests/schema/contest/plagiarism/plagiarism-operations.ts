/** Programs and operations of the plagiarism tests. */

/** A program long enough to be compared, with the given names. */
export const sieve = (a: string, b: string, comment = '') => `#include <iostream>
using namespace std;
${comment}
int main() {
  int ${a}; cin >> ${a};
  bool ${b}[1000] = {};
  long long sum = 0;
  for (int i = 2; i < ${a}; i++) {
    if (${b}[i]) continue;
    sum += i;
    for (int j = i * i; j < ${a}; j += i) ${b}[j] = true;
  }
  cout << sum << endl;
}
`;
export const digits = `#include <cstdio>
int main() {
  char text[100];
  scanf("%s", text);
  int total = 0, place = 0;
  while (text[place] != 0) { total = (total * 10 + text[place] - 48) % 97; ++place; }
  if (total == 1) puts("valid"); else if (total < 50) puts("low"); else printf("%d", total);
  return 0;
}
`;

const checkFields =
  'contestProblemId displayId state programCount cutCount tooShortCount pairCount unreviewedCount plagiarisedCount';
export const checksQuery = `query ($contestId: Int!) { plagiarismChecks(contestId: $contestId) { ${checkFields} } }`;
export const startMutation = `mutation ($contestProblemId: Int!) {
  startPlagiarismCheck(contestProblemId: $contestProblemId) {
    __typename
    ... on StartPlagiarismCheckSuccess { data { state } }
  }
}`;
export const pairsQuery = `query ($contestProblemId: Int!, $review: PlagiarismReview, $onlyUnreviewed: Boolean) {
  plagiarismPairs(contestProblemId: $contestProblemId, review: $review, onlyUnreviewed: $onlyUnreviewed) {
    total
    items { id similarity review note reviewer left { submissionId username } right { submissionId username } }
  }
}`;
export const gapsQuery = `query ($contestProblemId: Int!) {
  plagiarismGaps(contestProblemId: $contestProblemId) { total items { reason program { submissionId username } } }
}`;
export const pairQuery = `query ($id: Int!) {
  plagiarismPair(id: $id) {
    nextUnreviewedId similarity longestTokens left { code } right { code }
    parts { leftFrom leftTo rightFrom rightTo tokens }
  }
}`;
export const reviewMutation = `mutation ($id: Int!, $review: PlagiarismReview, $note: String) {
  reviewPlagiarismPair(id: $id, review: $review, note: $note) { __typename }
}`;

export interface Check {
  readonly contestProblemId: number;
  readonly displayId: string;
  readonly state: string | null;
  readonly programCount: number;
  readonly pairCount: number;
  readonly unreviewedCount: number;
  readonly plagiarisedCount: number;
}
export interface Pairs {
  readonly total: number;
  readonly items: readonly {
    readonly id: number;
    readonly similarity: number;
    readonly review: string | null;
    readonly note: string;
    readonly reviewer: string | null;
    readonly left: { readonly submissionId: number; readonly username: string };
    readonly right: { readonly submissionId: number; readonly username: string };
  }[];
}
