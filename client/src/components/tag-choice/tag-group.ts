/** Tags under one heading. */
export interface TagGroup {
  /** Null: tags without a classification. */
  readonly classification: { readonly id: number; readonly name: string } | null;
  readonly tags: readonly {
    readonly id: number;
    readonly name: string;
    readonly problemCount: number;
  }[];
}
