import { Box, Grid, Heading, Stack } from '@chakra-ui/react';
import type { ComponentType } from 'react';
import { PageBody } from '../../components/page-body.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { JoinedSentences } from '../../lib/intl/joined-sentences.tsx';
import { commentPart } from '../../lib/intl/parts/comment.ts';
import { peoplePart } from '../../lib/intl/parts/people.ts';
import { problemsPart } from '../../lib/intl/parts/problems.ts';
import { samplePart } from '../../lib/intl/parts/sample.ts';
import { tablePart } from '../../lib/intl/parts/table.ts';
import { ActSamples } from './act-samples.tsx';
import { FormSamples } from './form-samples.tsx';
import { FrameSamples } from './frame-samples.tsx';
import { PersonSamples } from './person-samples.tsx';
import { StateSamples } from './state-samples.tsx';
import { TableSamples } from './table-samples.tsx';
import { TextSamples } from './text-samples.tsx';
import { ColorSamples, TypeSamples } from './token-samples.tsx';
import { VerdictSamples } from './verdict-samples.tsx';

const sections: readonly { readonly title: string; readonly Samples: ComponentType; readonly hasDensity?: boolean }[] =
  [
    { title: 'Colours', Samples: ColorSamples },
    { title: 'Type', Samples: TypeSamples },
    { title: 'Buttons, dialogs and menus', Samples: ActSamples },
    { title: 'Verdicts and marks', Samples: VerdictSamples },
    { title: 'People and times', Samples: PersonSamples },
    { title: 'Forms', Samples: FormSamples },
    { title: 'Empty, loading, failed', Samples: StateSamples },
    { title: 'Texts', Samples: TextSamples },
    { title: 'Places on a page', Samples: FrameSamples },
    { title: 'Tables', Samples: TableSamples, hasDensity: true },
  ];
const parts = [tablePart, peoplePart, problemsPart, commentPart, samplePart];
const schemes = ['light', 'dark'] as const;
const densities = ['comfortable', 'compact'] as const;

/** Every shared component in both colour schemes, and tables in both densities. In development only. */
export function GalleryPage() {
  return (
    <JoinedSentences parts={parts}>
      <PageBody maxW="110rem">
        <PageTitle text="Gallery" />
        <PageHeader
          title="Gallery"
          note="Every shared component, in both colour schemes. docs/design.md has the rules."
        />
        <Stack gap="8">
          {sections.map(({ title, Samples, hasDensity = false }) => (
            <Box as="section" key={title} aria-label={title}>
              <Heading as="h2" size="md" mb="2">
                {title}
              </Heading>
              <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }} gap="4">
                {(hasDensity ? densities : densities.slice(0, 1)).flatMap((density) =>
                  schemes.map((scheme) => (
                    // The colours of `colorPalette` and the text are those of an element: they are said again here.
                    <Box
                      key={`${density} ${scheme}`}
                      className={`${scheme} chakra-theme`}
                      data-density={density}
                      colorPalette="gray"
                      color="fg"
                      bg="bg"
                      p="4"
                      borderWidth="1px"
                      borderRadius="l3"
                    >
                      <Samples />
                    </Box>
                  )),
                )}
              </Grid>
            </Box>
          ))}
        </Stack>
      </PageBody>
    </JoinedSentences>
  );
}
