import type { Locale } from '../../core/context.ts';

/** Value of `format`. */
export const listFormat = 'verdict-list/1';

/** A text; empty in languages that it is not in. `default` serves for those. */
export type ListText = Readonly<Record<'default' | Locale, string>>;

export const noText: ListText = { default: '', 'zh-CN': '', 'en-US': '' };

/** A problem of a list, by its display id on the site that wrote the file. */
export interface ListProblem {
  readonly kind: 'problem';
  readonly problem: string;
  /** Its display id in the list; null: the same. */
  readonly as: string | null;
  /** A problem with another title is another problem; empty: any. */
  readonly title: string;
  readonly url: string | null;
  readonly isOptional: boolean;
  /** Markdown. */
  readonly note: ListText;
}

/** A step that is read. A placeholder is a problem that the site which wrote the file did not have. */
export interface ListMaterial {
  readonly kind: 'text' | 'link' | 'pdf' | 'placeholder';
  readonly title: ListText;
  /** Markdown. */
  readonly content: ListText;
  readonly url: string | null;
  /** Of a placeholder: display id in the list of the problem that takes its place; null: that of the site. */
  readonly as: string | null;
  readonly isOptional: boolean;
}

/** `Problem` is a problem as the file names it, or as it was found on this site. */
export type ListItem<Problem = ListProblem> = Problem | ListMaterial;

export interface ListSection<Problem = ListProblem> {
  /** What `requires` of other sections names. */
  readonly key: string;
  readonly title: ListText;
  readonly description: ListText;
  /** Null: all but the optional items. */
  readonly needed: number | null;
  readonly requires: readonly string[];
  readonly items: readonly ListItem<Problem>[];
}

/** A list as docs/list-format.md describes it. */
export interface ListFile<Problem = ListProblem> {
  readonly title: ListText;
  readonly description: ListText;
  readonly licence: string;
  readonly source: string;
  /** Before the first section. */
  readonly items: readonly ListItem<Problem>[];
  readonly sections: readonly ListSection<Problem>[];
}
