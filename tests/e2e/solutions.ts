/**
 * Programs in C++ for the demo problem "aplusb", written so that the editor's helpers (closing brackets, indents) leave
 * them as they are.
 */

/** Right. Each case keeps the processor busy for a moment, so that one can see the count move. */
export const rightButSlow = [
  '#include <iostream>',
  'int main() { long long a, b; std::cin >> a >> b; ' +
    'for (volatile int i = 0; i < 250000000; ++i); std::cout << a + b; }',
].join('\n');

/** Right, at once. */
export const right = [
  '#include <iostream>',
  'int main() { long long a, b; std::cin >> a >> b; std::cout << a + b; }',
].join('\n');

/** Wrong as soon as the numbers do not fit into 32 bits. */
export const wrong = ['#include <cstdio>', 'int main() { int a, b; scanf("%d%d", &a, &b); printf("%d", a + b); }'].join(
  '\n',
);

/** The compiler names the word it does not know. */
export const notCompiling = ['#include <cstdio>', 'int main() { return word_nobody_knows; }'].join('\n');

/** Wrong on every sample. */
export const difference = [
  '#include <iostream>',
  'int main() { long long a, b; std::cin >> a >> b; std::cout << a - b; }',
].join('\n');
