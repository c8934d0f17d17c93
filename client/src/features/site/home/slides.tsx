import { Box, Button, chakra, Flex, Image, type BoxProps } from '@chakra-ui/react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { Icon } from '../../../components/icon/icon.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useViewer } from '../../../lib/session/use-viewer.ts';
import { useSiteConfig } from '../../../lib/site/use-site-config.ts';
import type { Carousel_ImageFragment } from './home-page.generated.ts';
import { useSlides } from './use-slides.ts';

const keys: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

interface SlidesProps {
  /** At least one. */
  readonly images: readonly Carousel_ImageFragment[];
  readonly height: BoxProps['h'];
}

/** Pictures that change by themselves, by buttons, arrow keys and swipes. */
export function Slides({ images, height }: SlidesProps) {
  const t = useText();
  const { name } = useSiteConfig();
  const { hasToken } = useViewer();
  const { current, isPlaying, trackRef, show, togglePlaying, pauseProps } = useSlides(images.length);
  const isSingle = images.length === 1;
  const move = (step: -1 | 1) => show((current + step + images.length) % images.length);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = keys[event.key];
    if (step === undefined || isSingle) return;
    event.preventDefault();
    move(step);
  };
  return (
    <Box
      as="section"
      aria-roledescription={t({ id: 'home.carousel.role' })}
      aria-label={t({ id: 'home.carousel' })}
      position="relative"
      onKeyDown={onKeyDown}
      {...pauseProps}
    >
      {/* An account is greeted by the title of the page. */}
      {hasToken ? null : <chakra.h1 srOnly>{name}</chakra.h1>}
      <Flex
        ref={trackRef}
        h={height}
        overflowX="auto"
        overflowY="hidden"
        borderRadius="l3"
        borderWidth="1px"
        scrollSnapType="x mandatory"
        bg="bg.muted"
        css={{ scrollbarWidth: 'none' }}
      >
        {images.map((image, index) => (
          <Box
            key={image.id}
            role="group"
            aria-roledescription={t({ id: 'home.carousel.slide' })}
            aria-label={t({ id: 'home.carousel.place' }, { number: index + 1, total: images.length })}
            inert={index !== current}
            flex="0 0 100%"
            h="full"
            scrollSnapAlign="start"
          >
            <Slide image={image} isFirst={index === 0} />
          </Box>
        ))}
      </Flex>
      {isSingle ? null : (
        <Flex position="absolute" bottom="3" insetX="0" justify="center" pointerEvents="none">
          <Flex align="center" gap="1" p="1" borderRadius="full" bg="bg.panel" borderWidth="1px" pointerEvents="auto">
            <RoundButton label={t({ id: 'home.carousel.previous' })} onClick={() => move(-1)}>
              <Icon name="chevronLeft" />
            </RoundButton>
            {images.map((image, index) => (
              <chakra.button
                key={image.id}
                type="button"
                aria-label={t({ id: 'home.carousel.show' }, { number: index + 1 })}
                aria-current={index === current}
                onClick={() => show(index)}
                boxSize="6"
                display="grid"
                placeItems="center"
                borderRadius="full"
                cursor="button"
              >
                <Box
                  boxSize={index === current ? '2.5' : '2'}
                  borderRadius="full"
                  bg={index === current ? 'accent.solid' : 'fg.subtle'}
                />
              </chakra.button>
            ))}
            <RoundButton label={t({ id: 'home.carousel.next' })} onClick={() => move(1)}>
              <Icon name="chevronRight" />
            </RoundButton>
            <RoundButton
              label={isPlaying ? t({ id: 'home.carousel.pause' }) : t({ id: 'home.carousel.play' })}
              onClick={togglePlaying}
            >
              <Icon name={isPlaying ? 'pause' : 'run'} size="3.5" />
            </RoundButton>
          </Flex>
        </Flex>
      )}
    </Box>
  );
}

function RoundButton({
  label,
  onClick,
  children,
}: {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Button
      size="2xs"
      variant="ghost"
      boxSize="6"
      minW="6"
      px="0"
      borderRadius="full"
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

function Slide({
  image: { url, alt, link },
  isFirst,
}: {
  readonly image: Carousel_ImageFragment;
  readonly isFirst: boolean;
}) {
  const t = useText();
  const picture = (
    <Image
      src={url}
      alt={alt || (link === null ? '' : t({ id: 'home.carousel.untold' }))}
      w="full"
      h="full"
      objectFit="cover"
      draggable={false}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
    />
  );
  if (link === null) return picture;
  if (!link.startsWith('/')) {
    return (
      <chakra.a
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        display="block"
        h="full"
        _focusVisible={{ outlineOffset: '-4px' }}
      >
        {picture}
      </chakra.a>
    );
  }
  return (
    <chakra.span
      display="contents"
      css={{ '& > a': { display: 'block', height: '100%' }, '& > a:focus-visible': { outlineOffset: '-4px' } }}
    >
      <RouterLink to={link}>{picture}</RouterLink>
    </chakra.span>
  );
}
