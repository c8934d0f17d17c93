import { stringify } from 'yaml';
import {
  listFormat,
  type ListFile,
  type ListItem,
  type ListMaterial,
  type ListProblem,
  type ListText,
} from './list-file.ts';

/** A list as YAML; two equal lists have the same text. */
export function writeList({ title, description, licence, source, items, sections }: ListFile): string {
  return stringify(
    {
      format: listFormat,
      title: textOf(title),
      description: textOf(description),
      licence,
      source,
      items: items.length === 0 ? undefined : items.map(itemOf),
      sections:
        sections.length === 0
          ? undefined
          : sections.map((section) => ({
              key: section.key,
              title: textOf(section.title),
              description: textOf(section.description),
              needed: section.needed ?? undefined,
              requires: section.requires.length === 0 ? undefined : section.requires,
              items: section.items.length === 0 ? undefined : section.items.map(itemOf),
            })),
    },
    { aliasDuplicateObjects: false, lineWidth: 0 },
  );
}

function itemOf(item: ListItem): object {
  return item.kind === 'problem' ? problemOf(item) : materialOf(item);
}

function problemOf({ problem, as, title, url, isOptional, note }: ListProblem): object {
  return {
    problem,
    as: as ?? undefined,
    title: title || undefined,
    url: url ?? undefined,
    optional: isOptional || undefined,
    note: textOf(note),
  };
}

function materialOf({ kind, title, as, url, content, isOptional }: ListMaterial): object {
  return {
    [kind]: textOf(title),
    as: as ?? undefined,
    url: url ?? undefined,
    optional: isOptional || undefined,
    content: textOf(content),
  };
}

/** A text, or a map where there are languages; `default` only if it is not what reading makes of the languages. */
function textOf({ default: own, 'zh-CN': chinese, 'en-US': english }: ListText): string | object | undefined {
  if (chinese === '' && english === '') return own || undefined;
  return {
    default: own === (chinese || english) ? undefined : own,
    'zh-CN': chinese || undefined,
    'en-US': english || undefined,
  };
}
