import { Badge, Box, Button, Flex, Grid } from '@chakra-ui/react';
import { ChoiceField } from '../../../../components/form/choice-field.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { Part } from './fields.tsx';
import type { ContestEditing } from './use-contest-editor.ts';
import { newAward, type AwardValues } from './values.ts';

/**
 * Name, size, the two colours, how they look together, and the button: columns of one width in every row and language.
 * On a phone the name has a line of its own.
 */
const columns = { base: 'repeat(3, minmax(0, 1fr))', md: 'minmax(9rem, 1fr) 7rem 7rem 7rem 6rem auto' } as const;
/** From the top of a row to its fields, below their labels. */
const toField = { base: '0', md: '1.5rem' } as const;

/** What the best win. */
export function AwardsPart({ values: { awardKind, awards }, change, fault }: ContestEditing) {
  const t = useText();
  const usual = () => [
    newAward({ name: t({ id: 'maker.award.gold' }), background: '#e6bf25', color: '#3b2f00', size: '10' }),
    newAward({ name: t({ id: 'maker.award.silver' }), background: '#c0c0c0', color: '#2b2b2b', size: '20' }),
    newAward({ name: t({ id: 'maker.award.bronze' }), background: '#c89b40', color: '#2b1d00', size: '30' }),
  ];
  const edit = (key: number, next: Partial<AwardValues>) =>
    change({ awards: awards.map((award) => (award.key === key ? { ...award, ...next } : award)) });
  return (
    <Part title={t({ id: 'maker.part.awards' })}>
      <ChoiceField
        label={t({ id: 'maker.awardKind' })}
        value={awardKind}
        options={[
          ['NONE', t({ id: 'maker.awardKind.none' })],
          ['PROPORTION', t({ id: 'maker.awardKind.proportion' })],
          ['NUMBER', t({ id: 'maker.awardKind.number' })],
        ]}
        error={fault('awards')}
        onValue={(kind) =>
          change({ awardKind: kind, ...(kind !== 'NONE' && awards.length === 0 ? { awards: usual() } : {}) })
        }
      />
      {awardKind === 'NONE' ? null : (
        <>
          {awards.map((award, index) => (
            <Grid
              key={award.key}
              role="group"
              aria-label={t({ id: 'maker.awardNumber' }, { number: index + 1 })}
              templateColumns={columns}
              gap="2"
              alignItems="start"
            >
              <Box gridColumn={{ base: '1 / -1', md: 'auto' }}>
                <FormField
                  name={`award-${index}`}
                  label={t({ id: 'maker.awardName' })}
                  maxLength={50}
                  value={award.name}
                  error={fault(`awards.${index}.name`)}
                  onValue={(name) => edit(award.key, { name })}
                />
              </Box>
              <Box>
                <FormField
                  label={awardKind === 'PROPORTION' ? t({ id: 'maker.awardShare' }) : t({ id: 'maker.awardCount' })}
                  inputMode="numeric"
                  maxLength={6}
                  value={award.size}
                  error={fault(`awards.${index}.size`)}
                  onValue={(size) => edit(award.key, { size })}
                />
              </Box>
              <Box>
                <FormField
                  type="color"
                  p="1"
                  label={t({ id: 'maker.awardBackground' })}
                  value={award.background}
                  error={fault(`awards.${index}.background`)}
                  onValue={(background) => edit(award.key, { background })}
                />
              </Box>
              <Box>
                <FormField
                  type="color"
                  p="1"
                  label={t({ id: 'maker.awardColor' })}
                  value={award.color}
                  error={fault(`awards.${index}.color`)}
                  onValue={(color) => edit(award.key, { color })}
                />
              </Box>
              <Flex mt={toField} h="control" align="center" minW="0">
                <Badge
                  aria-hidden
                  h="6"
                  maxW="full"
                  overflow="hidden"
                  style={{ background: award.background, color: award.color }}
                >
                  {award.name || '–'}
                </Badge>
              </Flex>
              <Flex mt={toField} h="control" align="center">
                <Button
                  size="xs"
                  variant="outline"
                  w={{ base: 'full', md: 'auto' }}
                  aria-label={t({ id: 'maker.removeAward' }, { number: index + 1 })}
                  onClick={() => change({ awards: awards.filter(({ key }) => key !== award.key) })}
                >
                  {t({ id: 'maker.remove' })}
                </Button>
              </Flex>
            </Grid>
          ))}
          <Box>
            <Button
              size="xs"
              variant="outline"
              disabled={awards.length >= 20}
              onClick={() =>
                change({
                  awards: [...awards, newAward({ name: '', background: '#5b8def', color: '#ffffff', size: '0' })],
                })
              }
            >
              {t({ id: 'maker.addAward' })}
            </Button>
          </Box>
        </>
      )}
    </Part>
  );
}
