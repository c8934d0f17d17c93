throw new Error('thrown');
