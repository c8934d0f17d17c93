/** Port: makes avatars of what people upload (adapter: sharp). */
export interface AvatarMaker {
  /**
   * A small square WebP picture without metadata, of the middle of a picture.
   *
   * @returns null when the bytes are no picture of a kind that is taken, or too many pixels.
   */
  make(bytes: Buffer): Promise<Buffer | null>;
}

/** Port: makes pictures for the home page of what admins upload (adapter: sharp). */
export interface PosterMaker {
  /**
   * A WebP picture without metadata, at most 1920 x 1080 pixels.
   *
   * @returns null when the bytes are no picture of a kind that is taken, or too many pixels.
   */
  make(bytes: Buffer): Promise<Buffer | null>;
}

/** Pixels of a picture as it is shown. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Port: measures pictures (adapter: sharp). */
export interface PictureMeter {
  /** @returns null when the bytes are no picture of a kind that is measured. */
  measure(bytes: Buffer): Promise<PictureSize | null>;
}

/** A picture as a data URL, with what is to be found in it. */
export interface CaptchaPicture {
  readonly image: string;
  readonly letters: string;
}

/**
 * A picture with a gap and the piece that fills it, as data URLs; lengths in pixels of a picture 325 wide and 100 high.
 */
export interface PuzzlePicture {
  readonly background: string;
  readonly piece: string;
  readonly pieceSize: number;
  /** Left edge of the gap: what is to be found. */
  readonly x: number;
  /** Top edge of the gap. */
  readonly y: number;
}

/** Port: draws the pictures that tell people from programs (adapter: sharp). */
export interface ChallengeArtist {
  captcha(): Promise<CaptchaPicture>;
  slidePuzzle(): Promise<PuzzlePicture>;
}
