import type { Ask, FubaView } from '../../../types/messages';

export const isSetup = (_ask: Ask, _view: FubaView): boolean => false;
