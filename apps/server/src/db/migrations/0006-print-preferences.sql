alter table users
  add column print_paper text not null default 'letter' check (print_paper in ('letter', 'a4')),
  add column ink_saver boolean not null default false;
