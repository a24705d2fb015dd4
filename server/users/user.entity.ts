import { defineEntity, type InferEntity } from '@mikro-orm/core';
import type { UniqueIndexErrors } from '../shared/database/translate-database-error.ts';
import type { Permission } from '../shared/permission.ts';
import { Errors } from '../shared/errors/index.ts';

declare module '../shared/events/event.ts' {
  interface AppEvents {
    'user.created': { userID: number };
    'user.email-change-asked': { userID: number };
    'user.deleted': { userID: number };
  }
}

/** A named set of permissions; every user has exactly one. */
export const Role = defineEntity({
  name: 'Role',
  tableName: 'role',
  properties: (p) => ({
    id: p.integer().primary(),
    name: p.text(),
    permissions: p.json<Permission[]>(),
  }),
});
export type Role = InferEntity<typeof Role>;

/** An account to sign in to. Nobody can sign in while it is inactive or has no password hash. */
export const UserAccount = defineEntity({
  name: 'UserAccount',
  tableName: 'user',
  properties: (p) => ({
    id: p.integer().primary(),
    email: p.text(),
    roleId: p.integer(),
    passwordHash: p.text().nullable(),
    active: p.boolean().default(false),
    createdAt: p.datetime().defaultRaw('now()'),
    updatedAt: p.datetime().defaultRaw('now()'),
  }),
});
export type UserAccount = InferEntity<typeof UserAccount>;

/** Personal data of a user, separate so that it can be deleted alone. */
export const Profile = defineEntity({
  name: 'Profile',
  tableName: 'profile',
  properties: (p) => ({
    userId: p.integer().primary(),
    name: p.text(),
    jobTitle: p.text().default(''),
    /** SHA-256 of the stored image. */
    imageHash: p.text().nullable(),
    imageType: p.text().nullable(),
    /** Language of mails; null for the site's. */
    language: p.text().nullable(),
    /** Whether mails about requests for publication are wanted. */
    publicationMails: p.boolean().default(true),
  }),
});
export type Profile = InferEntity<typeof Profile>;

/** Errors for two users with the same address, and for two roles with the same name. */
export const userIndexErrors: UniqueIndexErrors = {
  user_email_key: { code: Errors.alreadyExists, property: 'user.email' },
  role_name: { code: Errors.alreadyExists, property: 'role.name' },
};
