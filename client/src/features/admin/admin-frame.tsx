import { Box, chakra, Flex } from '@chakra-ui/react';
import { useEffect, type ReactNode } from 'react';
import { NavLink, useNavigate } from 'react-router';
import { PageBody } from '../../components/page-body.tsx';
import { SkeletonRows } from '../../components/skeleton-rows.tsx';
import { MoreSentences } from '../../lib/intl/more-sentences.tsx';
import { message } from '../../lib/intl/message.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { useViewer } from '../../lib/session/use-viewer.ts';
import { showToast } from '../../lib/toast/toast-store.ts';

/** The management pages there are. */
const ENTRIES = [
  { to: '/admin/judge', label: message({ id: 'admin.judge' }), isForSuperAdmins: false },
  { to: '/admin/includes', label: message({ id: 'admin.includes' }), isForSuperAdmins: false },
  { to: '/admin/rejudge', label: message({ id: 'admin.rejudge' }), isForSuperAdmins: true },
  { to: '/admin/outbox', label: message({ id: 'admin.outbox' }), isForSuperAdmins: true },
] as const;

/** What is around every management page; who is not an admin is sent home with a word. */
export function AdminFrame({ children }: { readonly children: ReactNode }) {
  return (
    <MoreSentences part="admin">
      <Guard>
        <Navigation />
        {children}
      </Guard>
    </MoreSentences>
  );
}

function Guard({ children }: { readonly children: ReactNode }) {
  const t = useText();
  const navigate = useNavigate();
  const { hasToken, user, isAdmin } = useViewer();
  const isRefused = !hasToken || (user !== null && !isAdmin);
  useEffect(() => {
    if (!isRefused) return;
    showToast('error', t({ id: 'admin.forbidden' }));
    void navigate('/home', { replace: true });
  }, [isRefused, navigate, t]);
  if (isAdmin) return children;
  return (
    <PageBody>
      <SkeletonRows count={8} />
    </PageBody>
  );
}

function Navigation() {
  const t = useText();
  const { isSuperAdmin } = useViewer();
  return (
    <Box borderBottomWidth="1px" bg="bg.panel">
      <Flex as="nav" aria-label={t({ id: 'admin.nav' })} maxW="80rem" mx="auto" px={{ base: '2', md: '5' }} gap="1" overflowX="auto">
        {ENTRIES.filter(({ isForSuperAdmins }) => isSuperAdmin || !isForSuperAdmins).map(({ to, label }) => (
          <TabLink key={to} to={to}>
            {t(label)}
          </TabLink>
        ))}
      </Flex>
    </Box>
  );
}

const TabLink = chakra(NavLink, {
  base: {
    paddingInline: '3',
    paddingBlock: '2',
    color: 'fg.muted',
    fontWeight: 'medium',
    textDecoration: 'none',
    flexShrink: '0',
    _hover: { color: 'fg' },
    _currentPage: { color: 'accent.fg', boxShadow: 'inset 0 -2px 0 {colors.accent.solid}' },
  },
});
