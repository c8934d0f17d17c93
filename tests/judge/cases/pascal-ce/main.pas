begin
  missing;
end.
