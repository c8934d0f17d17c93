console.log(3);
