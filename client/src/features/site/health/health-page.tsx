import { Box, chakra } from '@chakra-ui/react';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { HealthRow } from './health-row.tsx';
import type { HealthRow_CheckFragment } from './health.generated.ts';
import { useSiteHealth } from './use-site-health.ts';

/** The worse first. */
const order = ['FAILING', 'WARNING', 'OK'] as const satisfies readonly HealthRow_CheckFragment['state'][];
/** Rows while the checks load. */
const usualCount = 15;

/** All checks of the site, each with what to do. */
export function HealthPage() {
  const t = useText();
  const { checks, error, askAgain } = useSiteHealth();
  const countOf = (wanted: HealthRow_CheckFragment['state']) =>
    checks?.filter(({ state }) => state === wanted).length ?? 0;
  return (
    <PageBody>
      <PageTitle text={t({ id: 'admin.health' })} />
      <PageHeader
        title={t({ id: 'admin.health' })}
        note={
          <chakra.span display="block" minH="6" role="status">
            {checks === undefined
              ? null
              : t({ id: 'health.sum' }, { failing: countOf('FAILING'), warning: countOf('WARNING') })}
          </chakra.span>
        }
      />
      <Panel>
        <LoadingRows data={checks} error={error} onRetry={askAgain} count={usualCount} height="65px" />
        {checks === undefined ? null : (
          <Box as="ul" listStyleType="none" aria-label={t({ id: 'admin.health' })}>
            {checks
              .toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
              .map((check) => (
                <HealthRow key={check.kind} check={check} />
              ))}
          </Box>
        )}
      </Panel>
    </PageBody>
  );
}
