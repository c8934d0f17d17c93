import type { Sentence } from '../../core/errors.ts';
import { hasCircle } from '../core/plan-state.ts';
import { maxSections } from '../plan/plan.error.ts';
import { listIn, textAt, trimmed } from './raw-list.ts';

/** A fault of a value. */
export interface ValueFault {
  /** Keys and indices from the top. */
  readonly path: readonly PropertyKey[];
  readonly sentence: Sentence;
  /** The sentence names the last key, which the place in words leaves out. */
  readonly namesKey?: boolean;
  /** It may follow from a part of the file that could not be read. */
  readonly isUnsure: boolean;
}

const repeatedKey: Sentence = {
  'zh-CN': '另一章节已使用该 key，请换一个。',
  'en-US': 'Another section has this key; choose another one.',
};
const unknownSection: Sentence = {
  'zh-CN': '没有使用该 key 的章节。',
  'en-US': 'No section has this key.',
};
const circle: Sentence = {
  'zh-CN': '前置章节之间形成了循环，请取消其中一个。',
  'en-US': 'These sections require each other in a circle: take one requirement away.',
};
const repeatedProblem: Sentence = {
  'zh-CN': '该题目在文件中重复出现，请只保留一处。',
  'en-US': 'The problem is in the file twice; keep it in one place.',
};

/** What does not fit together in a file as YAML has it, whatever else is wrong with it. */
export function consistencyFaults(file: unknown): ValueFault[] {
  return [...sectionFaults(listIn(file, 'sections')), ...problemFaults(file)];
}

function sectionFaults(sections: readonly unknown[]): ValueFault[] {
  const keys = sections.map((section) => textAt(section, 'key'));
  const indexOf = new Map<string, number>();
  const repeated: ValueFault[] = [];
  for (const [index, key] of keys.entries()) {
    if (key === null) continue;
    if (indexOf.has(key)) repeated.push({ path: ['sections', index, 'key'], sentence: repeatedKey, isUnsure: false });
    else indexOf.set(key, index);
  }
  const required = sections.map((section) => listIn(section, 'requires').map(trimmed));
  const unknown = required.flatMap((list, index) =>
    list.flatMap((key, at) =>
      key === null || indexOf.has(key)
        ? []
        : [{ path: ['sections', index, 'requires', at], sentence: unknownSection, isUnsure: true }],
    ),
  );
  const faults = [...repeated, ...unknown];
  if (faults.length > 0 || sections.length > maxSections) return faults;
  const requirements = new Map(
    required.map((list, index) => [index, list.flatMap((key) => indexOf.get(key ?? '') ?? [])]),
  );
  return hasCircle(requirements) ? [{ path: ['sections'], sentence: circle, isUnsure: true }] : [];
}

function problemFaults(file: unknown): ValueFault[] {
  const seen = new Set<string>();
  const faultsOf = (items: readonly unknown[], path: readonly PropertyKey[]) =>
    items.flatMap((item, index): ValueFault[] => {
      const problem = textAt(item, 'problem');
      if (problem === null) return [];
      if (seen.has(problem)) return [{ path: [...path, index, 'problem'], sentence: repeatedProblem, isUnsure: false }];
      seen.add(problem);
      return [];
    });
  return [
    ...faultsOf(listIn(file, 'items'), ['items']),
    ...listIn(file, 'sections').flatMap((section, index) =>
      faultsOf(listIn(section, 'items'), ['sections', index, 'items']),
    ),
  ];
}
