import { randomUUID } from 'node:crypto';
import { level } from '@verdict/schema/core/level.ts';
import { buildGroup } from '../factories/group.ts';
import { openSiteDatabase, superAdmin } from './site-database.ts';

/**
 * A private group of the super admin with an admin, an application and an announcement.
 *
 * @param below the page inside it, such as `/member`.
 * @returns address of the page.
 */
export async function newGroup(below = ''): Promise<string> {
  const { db, close } = await openSiteDatabase();
  const mark = randomUUID().slice(0, 8);
  const [root, student, applicant] = await Promise.all([
    superAdmin(db),
    db.user.findUniqueOrThrow({ where: { usernameKey: 'student' }, select: { id: true } }),
    db.user.create({
      data: {
        id: randomUUID().replaceAll('-', ''),
        username: `late-${mark}`,
        usernameKey: `late-${mark}`,
        passwordHash: '',
      },
    }),
  ]);
  const { id } = await buildGroup({ db }, root, {
    name: `Evening class ${mark}`,
    brief: 'One set of problems a week, on Fridays.',
    description: 'We read *one* chapter a week and solve its problems.\n\n- Monday: reading\n- Friday: talking',
    access: 'PRIVATE',
    code: 'friday',
    levels: [
      [student, level.admin],
      [applicant, level.applicant],
    ],
  });
  await db.groupMember.update({
    where: { groupId_userId: { groupId: id, userId: applicant.id } },
    data: { reason: 'I take the course this term.' },
  });
  await db.announcement.create({
    data: { groupId: id, title: 'Room 12 on Friday', content: 'Bring **paper**.', authorId: root.id },
  });
  await close();
  return `/group/${id}${below}`;
}
