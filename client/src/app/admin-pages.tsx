import { Navigate, Route, Routes } from 'react-router';
import { Component as IncludesPage } from '../routes/admin.includes.tsx';
import { Component as JudgePage } from '../routes/admin.judge.tsx';
import { Component as OutboxPage } from '../routes/admin.outbox.tsx';
import { Component as RejudgePage } from '../routes/admin.rejudge.$rejudge-id.tsx';
import { NotFoundPage } from '../routes/not-found.tsx';

/** The management page of the address below /admin. They are fetched as one: each address of its own costs the first load of home. */
export function Component() {
  return (
    <Routes>
      <Route index element={<Navigate to="/admin/judge" replace />} />
      <Route path="judge" element={<JudgePage />} />
      <Route path="includes" element={<IncludesPage />} />
      <Route path="outbox" element={<OutboxPage />} />
      <Route path="rejudge/:rejudgeID?" element={<RejudgePage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
