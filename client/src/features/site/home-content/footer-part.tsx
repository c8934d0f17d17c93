import { Grid } from '@chakra-ui/react';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { FooterSlot } from './footer-slot.tsx';
import { useManagedFooterQuery } from './home-content.generated.ts';
import { Part } from './part.tsx';

const positions = [1, 2] as const;

/** The two pictures of the footer, such as QR codes. */
export function FooterPart() {
  const t = useText();
  const { data, error, refetch } = useManagedFooterQuery({ fetchPolicy: 'cache-and-network' });
  const pictures = data?.siteConfig.footerPictures;
  return (
    <Part title={t({ id: 'homeContent.footer' })} hint={t({ id: 'homeContent.footerHint' })}>
      <LoadingRows data={pictures} error={error} onRetry={() => void refetch()} count={1} height="120px" />
      {pictures === undefined ? null : (
        <Grid gap="4" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
          {positions.map((position) => {
            const picture = pictures.find((each) => each.position === position) ?? null;
            return (
              <FooterSlot
                key={`${position} ${picture?.url ?? ''}`}
                position={position}
                picture={picture}
                onChanged={() => void refetch()}
              />
            );
          })}
        </Grid>
      )}
    </Part>
  );
}
