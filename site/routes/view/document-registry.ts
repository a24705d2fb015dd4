import type { ComponentType } from 'react';
import type { SiteView } from './site-view.ts';

type Kind = SiteView['kind'];

/** The component that shows each kind of view. */
export type Documents = { readonly [Name in Kind]: ComponentType<{ view: Extract<SiteView, { kind: Name }> }> };

const documents: Partial<Record<Kind, ComponentType<{ view: SiteView }>>> = {};

/** Adds the component of a kind of view. The server adds all, a browser those that it shows. */
export function registerDocument<Name extends Kind>(kind: Name, component: Documents[Name]): void {
  documents[kind] = component as ComponentType<{ view: SiteView }>;
}

export const hasDocument = (kind: Kind): boolean => documents[kind] !== undefined;

export function findDocument(kind: Kind): ComponentType<{ view: SiteView }> {
  const component = documents[kind];
  if (!component) throw new Error(`The code of ${kind} is not loaded`);
  return component;
}
