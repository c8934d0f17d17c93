import { useCallback, useEffect, useState } from 'react';
import { useText } from '../intl/use-text.ts';
import { useCreateCaptchaMutation } from './captcha.generated.ts';

/** The captcha that is shown: null while there is none. */
export function useCaptcha() {
  const t = useText();
  const [create, { loading }] = useCreateCaptchaMutation();
  const [captcha, setCaptcha] = useState<{ readonly key: string; readonly image: string } | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const network = t({ id: 'error.network' });
  const renew = useCallback(async () => {
    const result = await create().then(
      ({ data }) => data?.createCaptcha,
      () => undefined,
    );
    setCaptcha(result?.__typename === 'CreateCaptchaSuccess' ? result.data : null);
    setFault(result === undefined ? network : result.__typename === 'CreateCaptchaSuccess' ? null : result.message);
  }, [create, network]);
  useEffect(() => void renew(), [renew]);
  return { captcha, fault, renew, isLoading: loading };
}
