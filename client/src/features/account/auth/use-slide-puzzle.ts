import { useCallback, useEffect, useState } from 'react';
import { useCreateSlidePuzzleMutation, type CreateSlidePuzzleMutation } from './auth.generated.ts';

/** A puzzle ends after two minutes; one that is shown is replaced before. */
const replaceMs = 110_000;

/** The pictures of a puzzle, as the API gives them. */
export type PuzzlePictures = Extract<
  CreateSlidePuzzleMutation['createSlidePuzzle'],
  { readonly __typename: 'CreateSlidePuzzleSuccess' }
>['data'];

/**
 * The state of the slide puzzle: its pictures, where the piece lies, and another one when it is used, old or unwanted.
 */
export function useSlidePuzzle(isWanted: boolean) {
  const [create, { loading }] = useCreateSlidePuzzleMutation();
  const [pictures, setPictures] = useState<PuzzlePictures | null>(null);
  const [x, setX] = useState(0);
  const [fault, setFault] = useState<'network' | { readonly message: string } | null>(null);
  const renew = useCallback(async () => {
    setX(0);
    try {
      const { data } = await create();
      const result = data?.createSlidePuzzle;
      if (result?.__typename === 'CreateSlidePuzzleSuccess') {
        setPictures(result.data);
        setFault(null);
      } else setFault(result ? { message: result.message } : 'network');
    } catch {
      setFault('network');
    }
  }, [create]);
  useEffect(() => {
    if (!isWanted) return undefined;
    void renew();
    const replacing = setInterval(() => void renew(), replaceMs);
    return () => clearInterval(replacing);
  }, [isWanted, renew]);
  return { pictures: isWanted ? pictures : null, x, setX, renew, fault, isLoading: loading };
}
