import { Stack } from '@chakra-ui/react';
import { ErrorState } from '../../../../components/error-state.tsx';
import { SkeletonRows } from '../../../../components/skeleton-rows.tsx';
import { PasskeyPart } from './passkey-part.tsx';
import { ProviderPart } from './provider-part.tsx';
import { SecondFactorPart } from './second-factor-part.tsx';
import { useSecurityQuery } from './security.generated.ts';

/** The section on security: the second step, passkeys, other providers. */
export function SecurityParts() {
  const { data, error, refetch } = useSecurityQuery();
  if (error !== undefined && data === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const user = data?.viewer.user ?? null;
  if (data === undefined || user === null) return <SkeletonRows count={4} />;
  const owner = { username: user.username, hasPassword: data.viewer.hasPassword };
  return (
    <Stack gap="8">
      <SecondFactorPart owner={owner} state={data.secondFactor} />
      <PasskeyPart owner={owner} passkeys={data.passkeys} />
      <ProviderPart owner={owner} identities={data.linkedIdentities} providers={data.signInProviders} />
    </Stack>
  );
}
