import { createContext } from 'react';

/** Pixels of a picture, by the address that a text has. */
export interface ShownPicture {
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

/** Sizes of pictures in the texts below, so that their room is kept until they are loaded. */
export const PicturesContext = createContext<readonly ShownPicture[]>([]);
