# The copies of the site. One is asked only while its screens are rendered and it is not being stopped.
probe ready {
  .url = "/api/health/ready";
  # The site waits half a second for the content service, a new copy two seconds; and it may be busy.
  .timeout = 3s;
  .interval = 1s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

backend site_a {
  .host = "site-a";
  .port = "3000";
  .probe = ready;
  .connect_timeout = 1s;
  .first_byte_timeout = 20s;
  .between_bytes_timeout = 10s;
}

backend site_b {
  .host = "site-b";
  .port = "3000";
  .probe = ready;
  .connect_timeout = 1s;
  .first_byte_timeout = 20s;
  .between_bytes_timeout = 10s;
}
