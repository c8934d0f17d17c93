import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { newImport } from './new-import.ts';
import { openSiteDatabase } from './site-database.ts';
import type { SitePage } from './site-page.ts';

/** Pages of user administration, with their dialogs. */
export const adminUserPages: readonly SitePage[] = [
  { name: 'admin-users', path: '/admin/user?keyword=student', isRoot: true },
  { name: 'admin-users-none', path: '/admin/user?keyword=nobody-has-this-name', isRoot: true },
  {
    name: 'admin-users-edit',
    path: '/admin/user?keyword=student',
    isRoot: true,
    arrange: async ({ page, say }) =>
      openFromMenu(page, say('users.actsOf', { username: 'student' }), say('users.edit')),
  },
  {
    name: 'admin-users-disable',
    path: '/admin/user?keyword=student',
    isRoot: true,
    arrange: async ({ page, say }) =>
      openFromMenu(page, say('users.actsOf', { username: 'student' }), say('users.disable')),
  },
  {
    name: 'admin-users-view',
    path: '/admin/user?keyword=student',
    isRoot: true,
    arrange: async ({ page, say }) =>
      openFromMenu(page, say('users.actsOf', { username: 'student' }), say('users.view')),
  },
  {
    name: 'admin-users-import',
    path: '/admin/user/import',
    isRoot: true,
    arrange: async ({ page, say }) => {
      await page
        .getByRole('textbox', { name: say('users.table') })
        .fill('new-person,secret-1,new@example.org,Ann Lee,female,Annie,MIT\nstudent,secret-1\nbob,short\ncid,');
      await page.getByRole('button', { name: say('users.preview') }).click();
      await expect(page.getByRole('list', { name: say('users.rows') }).getByRole('listitem')).toHaveCount(3);
    },
  },
  { name: 'admin-users-import-done', path: newImport, isRoot: true },
  {
    name: 'admin-users-import-list',
    path: '/admin/user/import',
    isRoot: true,
    arrange: async ({ page, say }) => {
      await newImport();
      await page.reload();
      await expect(page.getByRole('list', { name: say('users.imports') })).toBeVisible();
    },
  },
  { name: 'admin-teacher-requests', path: teacherRequestsPath, isRoot: true },
  { name: 'admin-users-generate', path: '/admin/user/generate', isRoot: true },
];

async function openFromMenu(page: Page, menu: string, item: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** A request that waits, whose reason has more than a line. */
async function teacherRequestsPath(): Promise<string> {
  const { db, close } = await openSiteDatabase();
  const id = randomUUID().replaceAll('-', '');
  const username = `teacher-${id.slice(0, 8)}`;
  await db.user.create({ data: { id, username, usernameKey: username, passwordHash: '' } });
  const reason = 'I teach programming to two classes of 60 students, and set them problems every week.\nThank you!';
  await db.teacherRequest.create({
    data: { userId: id, school: 'No. 1 Middle School', reason, createdAt: new Date() },
  });
  await close();
  return '/admin/teacher-request';
}
