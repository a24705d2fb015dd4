import type { ReactNode } from 'react';
import classes from './modal-parts.module.css';

/** Text of a modal above its footer. */
export const ModalText = ({ children }: { children: ReactNode }) => <div className={classes.text}>{children}</div>;
