/** Every page with its path. */
import type { Route } from './lib/router.svelte';

export const ROUTES: Route[] = [
  { path: '/', title: 'title-home', load: () => import('./pages/home/Home.svelte') },
  { path: '/match/:code', title: 'title-match', load: () => import('./pages/match/MatchPage.svelte') },
  {
    path: '/invitation/:code',
    title: 'title-invitation',
    load: () => import('./pages/home/Invitation.svelte'),
  },
  { path: '/matches', title: 'title-matches', load: () => import('./pages/matches/Matches.svelte') },
  {
    path: '/competitions',
    title: 'title-competitions',
    load: () => import('./pages/competitions/Competitions.svelte'),
  },
  {
    path: '/competitions/new',
    title: 'comp-new',
    load: () => import('./pages/competitions/NewCompetition.svelte'),
  },
  {
    path: '/competitions/:code',
    title: 'title-competition',
    load: () => import('./pages/competitions/CompetitionPage.svelte'),
  },
  { path: '/table', title: 'title-table', load: () => import('./pages/table/TablePage.svelte') },
  { path: '/board', title: 'title-board', load: () => import('./pages/board/BoardPage.svelte') },
  { path: '/replay/:code', title: 'title-replay', load: () => import('./pages/replay/ReplayPage.svelte') },
  { path: '/replay', title: 'title-replay', load: () => import('./pages/replay/ReplayPage.svelte') },
  { path: '/learn', title: 'title-learn', load: () => import('./pages/learn/Learn.svelte') },
  { path: '/learn/first', title: 'title-learn', load: () => import('./pages/learn/First.svelte') },
  { path: '/learn/:lesson', title: 'title-learn', load: () => import('./pages/learn/LessonPage.svelte') },
  { path: '/puzzles', title: 'title-puzzles', load: () => import('./pages/puzzles/PuzzlePage.svelte') },
  { path: '/rules', title: 'title-rules', load: () => import('./pages/learn/Rules.svelte') },
  { path: '/players/:name', title: 'title-player', load: () => import('./pages/account/Player.svelte') },
  { path: '/account', title: 'title-account', load: () => import('./pages/account/Account.svelte') },
  { path: '/settings', title: 'title-settings', load: () => import('./pages/account/Settings.svelte') },
];
