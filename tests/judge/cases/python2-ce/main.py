print 1 +
