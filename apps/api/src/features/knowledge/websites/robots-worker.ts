/** Reads robots.txt in a thread of its own. */
import { parentPort } from 'node:worker_threads'
import { readRobots, type RobotsRequest } from './robots.ts'

// Sound: only the crawler writes to this thread.
parentPort?.on('message', (request: RobotsRequest) => parentPort?.postMessage(readRobots(request)))
