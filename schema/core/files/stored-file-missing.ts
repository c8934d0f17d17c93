/** A row names this file, but the content store does not have it: a lost disk, or a restore without the files. */
export class StoredFileMissing extends Error {
  override readonly name = 'StoredFileMissing';
  readonly sha256: string;

  constructor(sha256: string) {
    super(`file ${sha256} is missing in the content store`);
    this.sha256 = sha256;
  }
}
