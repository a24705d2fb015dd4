import { Migration } from '@mikro-orm/migrations';

/** Publication requests with their decisions, and scheduled publications. */
export class PublicationWorkflowMigration extends Migration {
  override name = '20261121-0007-publication-workflow';

  override up(): void {
    this.addSql(`
      create table publication_request (
        id int generated always as identity primary key,
        page_id int not null references page on delete cascade,
        version_id int not null references page_version on delete cascade,
        comment text not null default '',
        requested_by int references "user" on delete set null,
        requested_at timestamptz not null default now(),
        previous_status text not null check (previous_status in ('concept', 'published', 'unpublished')),
        previous_live_version_id int references page_version on delete set null,
        previous_publication_id int references publication on delete set null,
        status text not null default 'open' check (status in ('open', 'accepted', 'rejected', 'revoked', 'closed')),
        feedback text,
        answered_by int references "user" on delete set null,
        answered_at timestamptz,
        awaits_feedback boolean not null default false
      );
      comment on column publication_request.awaits_feedback is
        'accepted by publishing: one acceptance by the same person may still add its feedback';
      create unique index publication_request_open on publication_request (page_id) where status = 'open';
      create index publication_request_queue on publication_request (requested_at, id) where status = 'open';
      create index publication_request_page on publication_request (page_id, id);
      create index publication_request_version on publication_request (version_id, id);

      create table scheduled_publication (
        id int generated always as identity primary key,
        page_id int not null references page on delete cascade,
        action text not null check (action in ('publish', 'unpublish')),
        version_id int references page_version on delete cascade,
        at timestamptz not null,
        scheduled_by int references "user" on delete set null,
        created_at timestamptz not null default now(),
        status text not null default 'pending' check (status in ('pending', 'done', 'failed', 'cancelled')),
        ended_at timestamptz,
        failure jsonb,
        check ((action = 'publish') = (version_id is not null))
      );
      comment on column scheduled_publication.failure is 'the errors that stood in the way';
      create unique index scheduled_publication_pending on scheduled_publication (page_id, action)
        where status = 'pending';
      create index scheduled_publication_at on scheduled_publication (at, id) where status = 'pending';

      alter table profile add column publication_mails boolean not null default true;
    `);
  }
}
