/** Small packages as other judges export them, by path in their zip. */

export const hojPackage = {
  'problem_1.json': JSON.stringify({
    judgeMode: 'spj',
    languages: ['C++', 'Python3', 'Brainf'],
    tags: ['数学'],
    samples: [
      { input: '1.in', output: '1.out', score: 30, groupNum: 1 },
      { input: '2.in', output: '2.out', score: 70, groupNum: 2 },
    ],
    codeTemplates: [
      {
        language: 'C++',
        code: [
          '//PREPEND BEGIN',
          '// p',
          '//PREPEND END',
          '',
          '//TEMPLATE BEGIN',
          'int f();',
          '//TEMPLATE END',
          '',
          '//APPEND BEGIN',
          '// a',
          '//APPEND END',
        ].join('\n'),
      },
    ],
    userExtraFile: { 'a.h': '// a' },
    problem: {
      problemId: 'HOJ-1',
      title: '求和',
      type: 1,
      judgeCaseMode: 'subtask_lowest',
      timeLimit: 1500,
      memoryLimit: 64,
      stackLimit: 32,
      description: '求 $a+b$。',
      input: '',
      output: '',
      hint: null,
      examples: '<input>1 2</input><output>3</output>',
      difficulty: 2,
      source: 'HOJ',
      spjCode: 'int main() { return 100; }',
      spjLanguage: 'C++',
      isRemoveEndBlank: false,
      openCaseResult: true,
      codeShare: false,
      isFileIO: false,
    },
  }),
  'problem_1/1.in': '1 2\n',
  'problem_1/1.out': '3\n',
  'problem_1/2.in': '2 2\n',
  'problem_1/2.out': '4\n',
};

export const qduojPackage = {
  '1/problem.json': JSON.stringify({
    display_id: 'Q1',
    title: 'A+B',
    description: { format: 'html', value: '<p>Add <b>two</b> numbers: $a_1 + a_2$.</p><ul><li>one</li></ul>' },
    input_description: { format: 'html', value: '<p>Two</p>' },
    output_description: { format: 'html', value: '<p>One</p>' },
    hint: { format: 'html', value: '' },
    tags: ['easy'],
    time_limit: 1000,
    memory_limit: 256,
    rule_type: 'OI',
    source: 'somewhere',
    spj: null,
    samples: [{ input: '1 1', output: '2' }],
    test_case_score: [
      { score: 40, input_name: '1.in', output_name: '1.out' },
      { score: 60, input_name: '2.in', output_name: '-' },
    ],
    template: { 'C++': { prepend: '', template: 'int main() {}', append: '' } },
  }),
  '1/testcase/1.in': '1 1',
  '1/testcase/1.out': '2',
  '1/testcase/2.in': '2 2',
};

/**
 * As HOJ itself writes it: extra files of the checker stand in the place of those of people's programs, and `problem`
 * has both as texts.
 */
export const hojExport = {
  'problem_7.json': JSON.stringify({
    problem: {
      problemId: 'HOJ-7',
      title: '特判',
      type: 1,
      judgeMode: 'spj',
      judgeCaseMode: 'subtask_lowest',
      timeLimit: 1000,
      memoryLimit: 256,
      stackLimit: 128,
      description: '',
      input: '',
      output: '',
      examples: '',
      isRemote: false,
      source: '',
      difficulty: 1,
      hint: '',
      auth: 1,
      ioScore: 100,
      codeShare: true,
      spjCode: '#include "testlib.h"\nint main() {}',
      spjLanguage: 'C++',
      userExtraFile: '{"a.h":"// a"}',
      judgeExtraFile: '{"testlib.h":"// ours"}',
      isRemoveEndBlank: true,
      openCaseResult: true,
      isUploadCase: true,
      modifiedUser: 'root',
      isGroup: false,
      isFileIO: true,
      ioReadFileName: 'sum.in',
      ioWriteFileName: 'sum.out',
    },
    judgeMode: 'spj',
    languages: ['C', 'C With O2', 'C++', 'C++ 17 With O2', 'PyPy3'],
    tags: [],
    codeTemplates: [],
    samples: [
      { input: '/judge/test_case/problem_7/1.in', output: '/judge/test_case/problem_7/1.out', score: 40, groupNum: 1 },
      { input: '2.in', score: 30, groupNum: 1 },
      { input: '3.in', output: '3.ans', score: 70, groupNum: 2 },
    ],
    userExtraFile: { 'testlib.h': '// ours' },
  }),
  'problem_7/1.in': '1\n',
  'problem_7/1.out': '1\n',
  'problem_7/2.in': '2\n',
  'problem_7/2.out': '2\n',
  'problem_7/3.in': '3\n',
};

/**
 * As QDUOJ itself exports a problem with a checker: no answers, blocks with the end of their last line, solutions of
 * its author.
 */
export const qduojExport = {
  '1/problem.json': JSON.stringify({
    display_id: 'S-1',
    title: '特判',
    description: { format: 'markdown', value: 'a *b* `<c>`' },
    tags: ['x'],
    input_description: { format: 'html', value: '<p>in</p>' },
    output_description: { format: 'html', value: '<p>out</p>' },
    test_case_score: [
      { score: 100, input_name: '1.in', output_name: '1.out' },
      { score: 100, input_name: '2.in', output_name: '-' },
    ],
    hint: { format: 'html', value: null },
    time_limit: 1000,
    memory_limit: 256,
    samples: [{ input: '1', output: '1' }],
    template: { C: { prepend: '\n', template: 'int f();\n', append: '' } },
    spj: { code: 'int main() {}', language: 'C' },
    rule_type: 'ACM',
    source: 'Judge https://example.org',
    answers: [
      { language: 'C++', code: 'int main() {}' },
      { language: 'Brainf', code: '+' },
    ],
    io_mode: { io_mode: 'File IO', input: 'input.txt', output: 'output.txt' },
  }),
  '1/testcase/1.in': '1',
  '1/testcase/2.in': '2',
};

export const fps = `<?xml version="1.0" encoding="UTF-8"?>
<fps version="1.2" url="https://example.org">
  <generator name="HUSTOJ" url="https://example.org"/>
  <!-- <item> that is none -->
  <item>
    <title><![CDATA[First </item> of two]]></title>
    <time_limit unit="s"><![CDATA[2]]></time_limit><memory_limit unit="mb"><![CDATA[64]]></memory_limit>
    <img><src><![CDATA[/upload/a.png]]></src><base64><![CDATA[bm90IGEgcGljdHVyZQ==]]></base64></img>
    <description><![CDATA[<p>See <img src="/upload/a.png" alt="it"></p>]]></description>\
<input><![CDATA[in]]></input><output><![CDATA[out]]></output>
    <sample_input><![CDATA[1 < 2]]></sample_input><sample_output><![CDATA[3]]></sample_output>
    <test_input><![CDATA[1]]></test_input><test_output><![CDATA[2]]></test_output>
    <hint><![CDATA[]]></hint><source><![CDATA[FPS]]></source>
    <solution language="C++"><![CDATA[int main() {}]]></solution>
    <spj language="C"><![CDATA[int main(int argc, char **argv) { return 0; }]]></spj>
  </item>
  <item><title>Second</title><time_limit unit="ms">500</time_limit><memory_limit unit="mb">32</memory_limit>\
<description>plain</description><test_input>1</test_input><test_output>1</test_output></item>
</fps>`;

export const hydroPackage = {
  'P1/problem.yaml': 'pid: P1\nowner: 2\ntitle: 子任务\ntag:\n  - dp\nnSubmit: 3\n',
  'P1/problem_zh.md':
    '# 描述\n\n![图](file://pic.png)\n\n## 输入格式\n\n两个数\n\n## 输出格式\n\n一个数\n\n' +
    '## 样例\n\n```input1\n1 2\n```\n\n```output1\n3\n```\n\n## 提示\n\n小心\n',
  'P1/testdata/config.yaml': `time: 2s
memory: 128m
filename: sum
subtasks:
  - id: 1
    score: 30
    type: min
    cases:
      - { input: a.in, output: a.out }
  - id: 2
    score: 70
    type: sum
    if: [1]
    cases:
      - { input: b.in, output: b.out }
      - { input: c.in, output: c.out }
time_limit_rate:
  py: 2
`,
  'P1/testdata/a.in': 'a',
  'P1/testdata/a.out': 'a',
  'P1/testdata/b.in': 'b',
  'P1/testdata/b.out': 'b',
  'P1/testdata/c.in': 'c',
  'P1/testdata/c.out': 'c',
  'P1/additional_file/pic.png': 'picture',
};

export const polygon = {
  'problem.xml': `<?xml version="1.0" encoding="utf-8"?>
<problem revision="3" short-name="sum">\
<names><name language="english" value="Sum"/><name language="russian" value="Сумма"/></names>
<judging input-file="" output-file="">\
<testset name="tests"><time-limit>2000</time-limit><memory-limit>268435456</memory-limit><test-count>3</test-count>
<input-path-pattern>tests/%02d</input-path-pattern><answer-path-pattern>tests/%02d.a</answer-path-pattern>
<tests><test method="manual" sample="true" group="0" points="0.0"/>\
<test method="generated" cmd="gen 1" group="1" points="40.0"/>\
<test method="generated" cmd="gen 2" group="2" points="60.0"/></tests>
<groups><group name="0" points-policy="complete-group"/>\
<group name="1" points-policy="complete-group"><dependencies><dependency group="0"/></dependencies></group>\
<group name="2" points-policy="each-test"/></groups></testset></judging>
<assets><checker type="testlib"><source path="files/check.cpp" type="cpp.g++17"/></checker>\
<validators><validator><source path="files/val.cpp" type="cpp.g++17"/></validator></validators>
<solutions><solution tag="main"><source path="solutions/ok.cpp" type="cpp.g++17"/></solution>\
<solution tag="wrong-answer"><source path="solutions/wa.py" type="python.3"/></solution></solutions></assets>
<tags><tag value="math"/></tags></problem>`,
  'files/check.cpp': '#include "testlib.h"\nint main() {}',
  'files/val.cpp': '#include "testlib.h"\nint main() {}',
  'files/testlib.h': '// testlib',
  'solutions/ok.cpp': 'int main() {}',
  'solutions/wa.py': 'print(1)',
  'statement-sections/english/legend.tex': 'Add $a$ and $b$.\n\n\\includegraphics{pic.png}',
  'statement-sections/english/input.tex': 'Two numbers.',
  'statement-sections/english/output.tex': 'One.',
  'statement-sections/english/notes.tex': '\\textbf{Easy}.',
  'statement-sections/english/pic.png': 'picture',
  'statements/russian/problem.tex':
    '\\begin{problem}{Сумма}{stdin}{stdout}{2 s}{256 MB}\nСложите.\n\\InputFile\nДва.\n\\OutputFile\nОдно.\n' +
    '\\Example\n\\begin{example}\n\\exmp{1}{2}%\n\\end{example}\n\\end{problem}',
  'tests/01': '1 2\n',
  'tests/01.a': '3\n',
  'tests/02': '2 2\n',
  'tests/02.a': '4\n',
  'tests/03': '5 5\n',
  'tests/03.a': '10\n',
};
