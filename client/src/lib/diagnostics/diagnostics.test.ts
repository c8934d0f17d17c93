import { expect, test } from 'vitest';
import { diagnosticsOf } from './diagnostics.ts';

const program = { linesBefore: 0, lineCount: 100 };

/** What is said of lines, as `line:column severity text`. */
function read(languageKey: string, message: string, part: Partial<typeof program> = {}): string[] {
  return diagnosticsOf([message], { languageKey, ...program, ...part }).map(
    ({ line, column, severity, text }) => `${line}:${column ?? '-'} ${severity} ${text}`,
  );
}

test.each<[string, string, string, string[]]>([
  [
    'g++',
    'cpp17',
    "main.cpp: In function 'int main()':\nmain.cpp:3:10: error: 'x' was not declared in this scope\n" +
      '    3 |   return x;\n      |          ^\nmain.cpp:5:1: warning: no return statement [-Wreturn-type]\n' +
      'main.cpp:9:2: note: suggested alternative',
    ["3:10 error 'x' was not declared in this scope", '5:1 warning no return statement [-Wreturn-type]'],
  ],
  ['gcc, fatal', 'c-o2', 'main.c:1:10: fatal error: a.h: No such file', ['1:10 error a.h: No such file']],
  [
    'an assertion of C++',
    'cpp',
    "main: main.cpp:7: int main(): Assertion `a > 0' failed.",
    ["7:- error Assertion `a > 0' failed."],
  ],
  ['javac', 'java', 'Solver.java:4: error: cannot find symbol\n    foo();\n', ['4:- error cannot find symbol']],
  ['kotlinc', 'kotlin', 'Main.kt:2:5: error: unresolved reference: x', ['2:5 error unresolved reference: x']],
  ['go build', 'go', '# command-line-arguments\n./main.go:6:2: undefined: x', ['6:2 error undefined: x']],
  [
    'rustc',
    'rust',
    'error[E0425]: cannot find value `x` in this scope\n --> main.rs:2:20\n  |\n2 |     println!("{}", x);\n' +
      'warning: unused variable: `y`\n  --> /work/main.rs:4:9',
    ['2:20 error cannot find value `x` in this scope', '4:9 warning unused variable: `y`'],
  ],
  ['fpc', 'pascal', 'main.pas(3,5) Error: Identifier not found "x"', ['3:5 error Identifier not found "x"']],
  ['mcs', 'csharp', 'Main.cs(4,9): error CS1002: ; expected', ['4:9 error CS1002: ; expected']],
  ['ghc', 'haskell', 'Main.hs:2:8: error:\n    Variable not in scope: x', ['2:8 error Variable not in scope: x']],
  [
    'ruby -c',
    'ruby',
    '/work/main.rb:2: syntax error, unexpected end-of-input',
    ['2:- error syntax error, unexpected end-of-input'],
  ],
  [
    'php -l',
    'php',
    'PHP Parse error:  syntax error, unexpected "}" in /work/main.php on line 5',
    ['5:- error syntax error, unexpected "}"'],
  ],
  [
    'a syntax error of Python',
    'python3',
    '  File "/work/main.py", line 2\n    print(\n         ^\nSyntaxError: \'(\' was never closed',
    ["2:- error SyntaxError: '(' was never closed"],
  ],
  [
    'a wrong indent of Python',
    'python3',
    'Sorry: IndentationError: unexpected indent (main.py, line 3)\n',
    ['3:- error IndentationError: unexpected indent'],
  ],
  [
    'node --check',
    'javascript',
    '/work/main.js:3\nlet = ;\n    ^\n\nSyntaxError: Unexpected token',
    ['3:- error SyntaxError: Unexpected token'],
  ],
])('lines in messages of compilers are found: %s', (_what, languageKey, message, expected) => {
  expect(read(languageKey, message)).toEqual(expected);
});

test.each<[string, string, string, string[]]>([
  [
    'Python: the last frame',
    'pypy3',
    'Traceback (most recent call last):\n  File "/program/main.py", line 9, in <module>\n    f()\n' +
      '  File "/program/main.py", line 3, in f\n    return a[5]\nIndexError: list index out of range',
    ['3:- error IndexError: list index out of range'],
  ],
  [
    'Java: the first frame of the program, not of the library',
    'java',
    'Exception in thread "main" java.lang.IndexOutOfBoundsException: Index 5\n' +
      '\tat java.base/java.util.ArrayList.get(ArrayList.java:427)\n' +
      '\tat Main.f(Main.java:8)\n\tat Main.main(Main.java:3)',
    ['8:- error Exception in thread "main" java.lang.IndexOutOfBoundsException: Index 5'],
  ],
  [
    'Go',
    'go',
    'panic: runtime error: index out of range [5]\n\ngoroutine 1 [running]:\nmain.main()\n\t/work/main.go:7 +0x1d',
    ['7:- error panic: runtime error: index out of range [5]'],
  ],
  [
    'Rust',
    'rust',
    "thread 'main' panicked at main.rs:3:5:\nindex out of bounds\nnote: run with `RUST_BACKTRACE=1`",
    ['3:5 error index out of bounds'],
  ],
  ['Rust before 1.73', 'rust', "thread 'main' panicked at 'no way', main.rs:4:1", ['4:1 error no way']],
  [
    'Node',
    'javascript',
    '/program/main.js:2\nnull.x;\n     ^\n\nTypeError: Cannot read properties of null\n' +
      '    at Object.<anonymous> (/program/main.js:2:6)',
    ['2:- error TypeError: Cannot read properties of null'],
  ],
])('lines of failures while running are found: %s', (_what, languageKey, stderr, expected) => {
  expect(read(languageKey, stderr)).toEqual(expected);
});

test('lines are those of the code, without what the problem puts before and after it', () => {
  const message = 'main.c:2:1: error: before\nmain.c:5:1: error: mine\nmain.c:9:1: error: after';
  expect(read('c', message, { linesBefore: 3, lineCount: 4 })).toEqual(['2:1 error mine']);
});

test('a line is told once, and other files and languages not at all', () => {
  expect(read('cpp', 'main.cpp:1:1: error: a\nmain.cpp:1:9: error: b')).toEqual(['1:1 error a']);
  expect(read('cpp', 'domain.cpp:1:1: error: a\n/usr/include/c++/12/vector:3:1: error: b')).toEqual([]);
  expect(read('cobol', 'main.cpp:1:1: error: a')).toEqual([]);
});

test('messages of any length take a moment', () => {
  const start = performance.now();
  for (const languageKey of ['cpp', 'java', 'go', 'rust', 'python3', 'javascript', 'php', 'ruby'])
    read(languageKey, `${'main.cpp:1:1: error: '.repeat(3_000)}\n${'  File "'.repeat(5_000)}\n`.repeat(20));
  expect(performance.now() - start).toBeLessThan(2_000);
});
