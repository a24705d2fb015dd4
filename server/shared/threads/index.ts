export { createThreadPool, longestOnEventLoop, type ThreadPool, type ThreadTasks } from './thread-pool.ts';
