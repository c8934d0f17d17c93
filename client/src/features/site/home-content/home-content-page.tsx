import { Stack } from '@chakra-ui/react';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { CarouselPart } from './carousel-part.tsx';
import { FooterPart } from './footer-part.tsx';
import { OutsidePart } from './outside-part.tsx';

/** What the home page and the footer show, for super admins: pictures and contests of other sites. */
export function HomeContentPage() {
  const t = useText();
  return (
    <PageBody>
      <PageTitle text={t({ id: 'admin.homeContent' })} />
      <PageHeader title={t({ id: 'admin.homeContent' })} note={t({ id: 'homeContent.hint' })} />
      <Stack gap="4">
        <CarouselPart />
        <OutsidePart />
        <FooterPart />
      </Stack>
    </PageBody>
  );
}
