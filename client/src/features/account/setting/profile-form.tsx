import { Field, SimpleGrid } from '@chakra-ui/react';
import { Choice } from '../../../components/choice.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import type { Fault } from '../../../lib/form/entrance-fields.ts';
import { refusalOf } from '../../../lib/form/refusal.ts';
import { useDraftedForm } from '../../../lib/form/use-drafted-form.ts';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import { FormFrame } from './form-frame.tsx';
import { useUpdateProfileMutation, type ProfileForm_UserFragment } from './profile-form.generated.ts';

/** Texts of the profile, with their limits (the server decides). */
const textFields = [
  { name: 'nickname', max: 20, label: message({ id: 'setting.nickname' }) },
  { name: 'realName', max: 50, label: message({ id: 'setting.realName' }) },
  { name: 'school', max: 100, label: message({ id: 'setting.school' }) },
  { name: 'course', max: 100, label: message({ id: 'setting.course' }) },
  { name: 'studentId', max: 200, label: message({ id: 'setting.studentId' }) },
  { name: 'cfUsername', max: 255, label: message({ id: 'setting.codeforces' }) },
  { name: 'github', max: 255, label: message({ id: 'setting.github' }) },
  { name: 'blog', max: 255, label: message({ id: 'setting.blog' }) },
] as const;

const genders = [
  { value: 'MALE', label: message({ id: 'setting.gender.male' }) },
  { value: 'FEMALE', label: message({ id: 'setting.gender.female' }) },
  { value: 'SECRECY', label: message({ id: 'setting.gender.secrecy' }) },
] as const;

type Name = (typeof textFields)[number]['name'] | 'signature' | 'gender';
const names: readonly Name[] = [...textFields.map(({ name }) => name), 'signature', 'gender'];
const noFaults: Partial<Record<Name, Fault>> = {};

/** What people write of themselves. */
export function ProfileForm({ user }: { readonly user: ProfileForm_UserFragment }) {
  const t = useText();
  const [update] = useUpdateProfileMutation();
  const form = useDraftedForm<Name>({
    form: 'profile',
    account: user.id,
    saved: valuesOf(user),
    kept: names,
    check: () => noFaults,
    async send({ gender, ...texts }) {
      const { data } = await update({ variables: { input: { ...texts, gender: genderOf(gender) } } });
      const result = data?.updateProfile;
      if (result?.__typename !== 'UpdateProfileSuccess') return refusalOf(t, result, names);
      // The server makes links whole and cuts blanks.
      for (const [name, value] of Object.entries(valuesOf(result.data))) form.setValue(name as Name, value);
      showToast('success', t({ id: 'setting.updated' }));
      return null;
    },
  });
  return (
    <FormFrame
      title={t({ id: 'setting.about' })}
      action={t({ id: 'setting.save' })}
      form={form}
      isRestored={form.isRestored}
      isUnsaved={form.isUnsaved}
      onDiscard={form.discard}
    >
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="3">
        {textFields.map(({ name, max, label }) => (
          <FormField key={name} label={t(label)} maxLength={max} autoComplete="off" {...form.field(name)} />
        ))}
      </SimpleGrid>
      <Field.Root>
        <Field.Label>{t({ id: 'setting.gender' })}</Field.Label>
        <Choice
          label={t({ id: 'setting.gender' })}
          value={form.values.gender}
          options={genders.map(({ value, label }) => [value, t(label)])}
          onChange={(gender) => form.setValue('gender', gender)}
        />
      </Field.Root>
      <FormField
        label={t({ id: 'setting.signature' })}
        lines={4}
        maxLength={65_535}
        hint={t({ id: 'setting.signature.hint' })}
        {...form.field('signature')}
      />
    </FormFrame>
  );
}

function valuesOf({
  nickname,
  realName,
  gender,
  school,
  course,
  studentId,
  signature,
  github,
  blog,
  cfUsername,
}: ProfileForm_UserFragment): Record<Name, string> {
  return {
    nickname: nickname ?? '',
    realName: realName ?? '',
    gender,
    school: school ?? '',
    course: course ?? '',
    studentId: studentId ?? '',
    signature: signature ?? '',
    github: github ?? '',
    blog: blog ?? '',
    cfUsername: cfUsername ?? '',
  };
}

function genderOf(text: string): (typeof genders)[number]['value'] {
  return genders.find(({ value }) => value === text)?.value ?? 'SECRECY';
}
