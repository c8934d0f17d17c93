import { Box, Flex, Table } from '@chakra-ui/react';
import { useText } from '../../../lib/intl/use-text.ts';
import { useIsPhone } from '../../../lib/preferences/use-is-phone.ts';
import { Expected, Got, Memory, Name, SlowestCase, WhereItDiffers } from './jury-cells.tsx';
import type { JuryRow } from './jury-rows.ts';
import type { NamedLanguage } from './named-language.ts';
import { SolutionActs } from './solution-acts.tsx';

interface JuryTableProps {
  readonly problemId: number;
  readonly canEdit: boolean;
  readonly rows: readonly JuryRow[];
  readonly languages: readonly NamedLanguage[];
}

/** Programs of the jury with what they should get and what they got; on a phone each is a card. */
export function JuryTable(props: JuryTableProps) {
  const isPhone = useIsPhone();
  return isPhone ? <JuryCards {...props} /> : <WideTable {...props} />;
}

function WideTable({ problemId, canEdit, rows, languages }: JuryTableProps) {
  const t = useText();
  return (
    <Box overflowX={{ base: 'auto', xl: 'visible' }}>
      <Table.Root aria-label={t({ id: 'jury.solutions' })}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{t({ id: 'jury.name' })}</Table.ColumnHeader>
            <Table.ColumnHeader>{t({ id: 'jury.expected' })}</Table.ColumnHeader>
            <Table.ColumnHeader>{t({ id: 'jury.got' })}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{t({ id: 'jury.slowestCase' })}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{t({ id: 'jury.memory' })}</Table.ColumnHeader>
            {canEdit ? <Table.ColumnHeader textAlign="end">{t({ id: 'jury.acts' })}</Table.ColumnHeader> : null}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row) => (
            <Table.Row key={row.key}>
              <Table.Cell overflowWrap="anywhere" minW="10rem">
                <Name row={row} languages={languages} />
                <WhereItDiffers row={row} />
              </Table.Cell>
              <Table.Cell>
                <Expected row={row} />
              </Table.Cell>
              <Table.Cell>
                <Got row={row} />
              </Table.Cell>
              <Table.Cell textAlign="end" whiteSpace="nowrap">
                <SlowestCase row={row} />
              </Table.Cell>
              <Table.Cell textAlign="end" whiteSpace="nowrap">
                <Memory row={row} />
              </Table.Cell>
              {canEdit ? (
                <Table.Cell textAlign="end" whiteSpace="nowrap">
                  <Acts problemId={problemId} row={row} languages={languages} />
                </Table.Cell>
              ) : null}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

function JuryCards({ problemId, canEdit, rows, languages }: JuryTableProps) {
  const t = useText();
  return (
    <Box as="ul" listStyleType="none" aria-label={t({ id: 'jury.solutions' })}>
      {rows.map((row) => (
        <Box as="li" key={row.key} px="3" py="2.5" layerStyle="row">
          <Name row={row} languages={languages} />
          <Flex columnGap="3" rowGap="1" wrap="wrap" align="center" mt="1" fontSize="sm" color="fg.muted">
            {row.isValidator ? null : (
              <Flex align="center" gap="1">
                {t({ id: 'jury.expected' })}
                <Expected row={row} />
              </Flex>
            )}
            <Flex align="center" gap="1">
              {t({ id: 'jury.got' })}
              <Got row={row} />
            </Flex>
            {row.item === null ? null : (
              <>
                <span>
                  <SlowestCase row={row} />
                </span>
                <span>
                  <Memory row={row} />
                </span>
              </>
            )}
          </Flex>
          <WhereItDiffers row={row} />
          {canEdit && row.solution !== null ? (
            <Box mt="2">
              <Acts problemId={problemId} row={row} languages={languages} />
            </Box>
          ) : null}
        </Box>
      ))}
    </Box>
  );
}

interface ActsProps extends Pick<JuryTableProps, 'problemId' | 'languages'> {
  readonly row: JuryRow;
}

function Acts({ problemId, row: { solution }, languages }: ActsProps) {
  return solution === null ? null : <SolutionActs problemId={problemId} solution={solution} languages={languages} />;
}
