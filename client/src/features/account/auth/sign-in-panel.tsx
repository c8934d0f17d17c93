import { useState } from 'react';
import { useRegisterRulesQuery } from './auth.generated.ts';
import { OtherWays } from './other-ways.tsx';
import { SecondStepForm, type SecondStep } from './second-step-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

interface SignInPanelProps {
  readonly onDone: () => void;
  readonly onForgotten: () => void;
}

/** All ways to sign in: the password with its second step, a passkey, other providers. */
export function SignInPanel({ onDone, onForgotten }: SignInPanelProps) {
  const { data } = useRegisterRulesQuery();
  const [step, setStep] = useState<SecondStep | null>(null);
  if (step !== null) return <SecondStepForm step={step} onDone={onDone} onBack={() => setStep(null)} />;
  return (
    <>
      <SignInForm onDone={onDone} onForgotten={onForgotten} onSecondStep={setStep} />
      <OtherWays providers={data?.signInProviders ?? []} onDone={onDone} />
    </>
  );
}
