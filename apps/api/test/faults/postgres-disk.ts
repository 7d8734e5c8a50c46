import { administer } from '../administer.ts'
import { startProcess } from '../process.ts'
import type { OwnDatabase } from '../test-database.ts'
import type { Disk } from './disk.ts'

const NO_ROOM = `
  create or replace function no_room() returns trigger language plpgsql as $$
  begin
    raise exception 'could not extend file "base/5/16484": No space left on device' using errcode = 'disk_full';
  end $$;
  create trigger no_room before insert on messages for each row execute function no_room()`

/**
 * A PostgreSQL that refuses every message with the error that it has where its disk is full. The disk itself is not
 * full: that nothing is half stored then is PostgreSQL's own promise, and not tried out here.
 */
export function postgresDisk(own: OwnDatabase): Disk {
  const url = own.environment['DATABASE_URL'] ?? ''
  return {
    start: (environment) => startProcess({ ...own.environment, ...environment }),
    fill: () => administer(url, NO_ROOM),
    makeRoom: () => administer(url, 'drop trigger no_room on messages'),
  }
}
