import { Skeleton } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import type { Carousel_ImageFragment } from './home-page.generated.ts';
import { Welcome } from './welcome.tsx';

const Slides = lazy(() => import('./slides.tsx').then(({ Slides: component }) => ({ default: component })));

/** Height on a desktop and under 768 px (specification, section 1). */
const height = { base: '200px', md: '440px' } as const;

/** The pictures that super admins put up; what the site is where there are none. @param images null while loading. */
export function Carousel({ images }: { readonly images: readonly Carousel_ImageFragment[] | null }) {
  const skeleton = <Skeleton h={height} borderRadius="l3" />;
  if (images === null) return skeleton;
  return images.length === 0 ? (
    <Welcome height={height} />
  ) : (
    <Suspense fallback={skeleton}>
      <Slides images={images} height={height} />
    </Suspense>
  );
}
