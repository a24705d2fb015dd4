import type { ReactNode } from 'react';
import classes from './modal-parts.module.css';

/** What a modal says before its footer. */
export const ModalText = ({ children }: { children: ReactNode }) => <div className={classes.text}>{children}</div>;
